/** A lesson that is being given: a table whose other end is a story. */
import { BROWSER } from "../net/line";
import { LESSON, Table } from "../table/table.svelte";
import { LessonSocket } from "./socket";
import type { Step, Story } from "./story";

export class Lesson {
  at = $state(0);
  /** The others are playing; there is nothing to do but look. */
  isPlaying = $state(false);
  /** How often the pupil did something else at this step. */
  strays = $state(0);
  readonly table: Table;
  private readonly socket: LessonSocket;

  constructor(
    private readonly story: Story,
    name: string,
  ) {
    this.socket = new LessonSocket(
      story,
      name,
      {
        moved: (step, isPlaying) => {
          if (step !== this.at || isPlaying) this.strays = 0;
          this.at = step;
          this.isPlaying = isPlaying;
        },
        strayed: () => (this.strays += 1),
      },
      BROWSER,
    );
    this.table = new Table(LESSON, null, { ...BROWSER, socket: () => this.socket as unknown as WebSocket });
    this.table.line.open();
  }

  get step(): Step {
    return this.story.steps[this.at]!;
  }

  get count(): number {
    return this.story.steps.length;
  }

  get isOver(): boolean {
    return this.at === this.count - 1;
  }

  proceed = (): void => this.socket.proceed();
  back = (): void => this.socket.goTo(Math.max(0, this.at - 1));
  again = (): void => this.socket.goTo(0);

  close(): void {
    this.table.line.close();
  }
}
