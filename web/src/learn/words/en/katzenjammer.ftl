### The first lesson of Katzenjammer Blues, English.

step-goal = Welcome to the roof! These six cats are your hand. Four cats of one kind are a foursome, and a foursome earns you mice: four 5s bring five. Whoever has the most mice at the end wins.
step-lot = You get more cats at auction. Felix leads the band: he turns cards up until a value comes a second time. Here it was the second 5. All of these cards together are the lot.
step-first-bid = You are asked first. A bid says how many cards you would pay, and of which value. You may only bid what you hold. Begin small.
task-first-bid = Bid one 3.
other-first-bid = That would be a fair bid too. But begin as small as you can: one 3.
step-overbid = Minka offers two different values. More cards always beat fewer. With the same number, different values are the lowest, then come 1s, 2s, 3s and so on. So two 3s are higher.
task-overbid = Bid two 3s.
other-overbid = You could. But you have a pair of 3s to spare: bid just these.
step-pay = Nobody goes higher: the lot is yours! Only the winner pays, and exactly what was bid. A joker could stand for one of the 3s, but you will need it in a moment.
task-pay = Pay the two 3s and keep the joker.
other-pay = Allowed, but a joker is too good for that. Pay with the two 3s.
step-foursome = The lot is in your hand: three 5s now. Your joker stands for any cat, so three 5s and a joker are a foursome. Only whoever has just won a lot may present.
task-foursome = Present 5, 5, 5 and the joker.
other-foursome = You could wait. But five mice are five mice: present them.
step-done = Five mice! The three 5s are gone. The joker stays in front of you for all to see: it counts against you at the end. We will come to that.
task-done = Nothing more to present: say that you are done.
step-joker = Now you lead the band. A 4, then a joker: a joker closes the lot at once, and everybody draws a card. You drew a 1. Minka is asked first, you are last.
step-pass = Felix offers two different values. The lot has a joker, and jokers are double-edged: whoever has the most of them at the end, in hand and in front together, loses five mice. You have one already.
task-pass = Let Felix have it: pass.
other-pass = You could fight for it. But a second joker would make you the one with the most. Pass.
step-jump = Felix leads and turns up 1, 2, 4, 1. Two more 1s would make four! You do not have to begin small: any higher bid will do. Pay with what you do not need, your 2 and your 4.
task-jump = Bid two different values.
other-jump = You could, but your 1s are worth more in your hand. Bid two different values.
step-pay-different = Nobody dares. You only said "two different values": which ones they are, you choose now.
task-pay-different = Pay the 2 and the 4, keep the 1s.
other-pay-different = Then a 1 would be missing from your foursome. Pay the 2 and the 4.
step-last-mouse = Four 1s without any joker: one mouse, and it is the last one. The game ends the moment the last mouse is gone, or the last card of the deck.
task-last-mouse = Present the four 1s.
other-last-mouse = Take the mouse! Present the four 1s.
step-end = You win with six mice! Felix had the most jokers, two in his hand, and lost five mice for them. In a real game there are 20 mice and a longer night. You know all you need.

## Captions of the rules' examples

example-R1 = Triangle, harmonica, saxophone, double bass, piano, and the joker with the kazoo.
example-R3 = Two complete rows: the second 5 ends the one, the joker the other.
example-R5 = 3x2: three 2s.
example-R6 = 3-different: you only say "three different values".
example-K14 = Each of these bids beats the one before: 1x5, 2-different, 2x1, 2x5, 3-different.
example-K16 = Three 2s, paid with one joker.
example-K15 = Three different values: the joker stands for a 1, a 2 or a 4.
example-K19 = Bid three 2s, pay 2, 2 and a joker: the 2s go to the discard pile, the joker stays in front of you. The lot is yours.
example-R8 = A foursome of 5s with one joker: five mice.
example-K30 = One natural card is enough: four mice, and three more jokers in front of you.
example-K31 = As four 5s: five mice. Without value: no mice, but the jokers are gone.
example-K34 = Two in front of you and one in your hand are three jokers.

## The game in short

short-1 = Everybody has six cats. The bandleader turns cards up until a value comes twice or a joker appears: that is the lot. After a joker everybody draws a card.
short-2 = In turn you bid cards of your hand for the lot or pass: more cards beat fewer; with the same number, different values are lowest, then 1s, 2s and so on. A pass is final.
short-3 = The highest bidder pays exactly the bid, takes the lot and leads the band. Jokers stand for any value; paid jokers stay in front of you.
short-4 = Whoever won a lot may present foursomes, four cards of one value, for as many mice as the value.
short-5 = When the last mouse or the last card of the deck is gone, the player with the most jokers loses five mice. Most mice win.
