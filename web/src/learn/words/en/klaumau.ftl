### The first lesson of Klaumau!, English.

step-goal = Welcome to the gang! Here you do not want to get rid of your cards. When the round ends, what you still hold counts: numbers their value, a Policeman nothing, any other card one. Your hand is worth eight now.
step-lay = On the pile lies a red 2. A card fits if it has the same colour or the same sign: your blue 2 fits, and so does your red Crook. The Crook is the better one to lay: it steals.
task-lay = Play the red Crook.
other-lay = You could. But the red Crook brings you something: play it.
step-rob = A Crook takes a card from somebody's hand, blindly. Whoever holds a Policeman may stop him.
task-rob = Rob Minka.
other-rob = Not this time: Minka has the better loot. Rob her.
step-bluff = You got a yellow 3! And now it is the only card of yours that fits. Playing it would cost you three points. So bluff: say "I cannot", and if nobody doubts it, you keep the 3 and draw a card as well.
task-bluff = Say "I cannot".
other-bluff = And give up three points? Keep it: say "I cannot".
step-believe = They believed you, and you drew a card. Now Minka says "I cannot". With two cards in hand that may well be true, and if you doubt an honest player, they draw two cards instead of one.
task-believe = Believe her.
other-believe = She holds two cards only. Believe her this time.
step-keyhole = It was the truth. Then Felix laid a Keyhole: whoever lays one wishes for a colour, and he wished for green. Keyhole fits on Keyhole, and yours is green anyway.
task-keyhole = Play your green Keyhole.
other-keyhole = You could bluff again. But your Keyhole can do more: play it.
step-wish = Now you wish for a colour. Here is a trick: wish for one that you do not have. Then your next "I cannot" is the truth, and you may hope that somebody doubts it.
task-wish = Wish for red.
other-wish = Nice too, but red is the colour that you do not hold. Wish for red.
step-honest = Minka laid a Small treasure: it skips the next player, so Felix is left out. Nothing of yours fits now, so you can be perfectly honest.
task-honest = Say "I cannot".
step-doubt = Minka doubted you, your hand was shown, and you were honest: two cards for you! Then she played a red 3, and now it is Felix who says "I cannot". Can that be true? A wrong doubt costs you nothing.
task-doubt = Doubt him.
other-doubt = You may believe him. But look at how sure he sounds … Doubt him!
step-force = Caught! His hand lies open, and you choose which fitting card he must lay. The 4 would be worth most to him. You draw a card for being right.
task-force = Force the red 4.
other-force = The 4 hurts him more. Force the red 4.
step-police = You drew a Policeman earlier. In your hand he counts nothing. He fits at any time: he goes aside, and you draw another card for him. Or keep him to stop a Crook.
task-police = Play the Policeman.
other-police = The Policeman counts nothing: trade him for a card.
step-end = Minka laid her last card, so the round is over, and an empty hand is worth nothing. You hold 18 points and win! A real game has as many rounds as players. Now go and lie to somebody.

## Captions of the rules' examples

example-R2 = The same 3 in four colours, each with its shape: diamond, sun, leaf, wave.
example-M59 = Keyhole, Small treasure, Big treasure, Plan, Crook, Barter, Policeman.
example-R8 = On the red 2 fit the red 4 (colour) and the blue 2 (number).
example-M4 = A Crook fits on a Crook, whatever the colours.
example-M10 = Red cards and yellow cards fit on this Plan.
example-M8 = Green was wished for: a green 1 fits, and so would any Keyhole.
example-M5 = Always fits, goes aside, brings a card.
example-R11 = The next player is skipped.
example-M14 = The next two players are skipped.
example-M29 = The thief takes one of the victim's cards without seeing it.
example-M32 = Take a card blindly, give one of your choice.
example-M22 = "I cannot" on the red 2 was a lie: the red 4 fits. The blue 3 and the Keyhole do not, so the 4 must be laid.
example-M20 = On the red 2 neither of these fits: an honest "I cannot". If somebody doubts it, two cards are drawn.
example-M43 = Four points, one point, one point and none: six in all.
example-M52 = Two points for every number card that you sell.
example-M53 = Face up before you, it keeps all Crooks away.
example-M54 = Three rules to choose from.

## The game in short

short-1 = Everybody has four cards. What you still hold when the round ends counts: number cards their value, Policemen nothing, all others one.
short-2 = In your turn, play a card of the same colour or with the same sign, or say "I cannot", whether it is true or not.
short-3 = After "I cannot" the others believe it or doubt it. Believed: you draw a card. Doubted and honest: two cards. Caught: the doubter chooses which card you lay, and draws one.
short-4 = A Crook steals a card, a Barter swaps one, a Keyhole wishes for a colour, a Plan turns the direction, treasures skip players. A Policeman fits always, brings a card and stops a Crook.
short-5 = The round ends when somebody has no cards left or the pile is empty. There are as many rounds as players; most points win.
