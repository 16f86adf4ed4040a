/** As the stack sets it for the queue of receipts. */
const MAX_RECEIVES = 160;

interface Message {
  readonly body: string;
  receives: number;
}

/**
 * SQS as receivers find it: a message that was not worked on to its end comes again, in any order, until it has been
 * received too often.
 */
export class ReceiptQueue {
  readonly deadLetters: string[] = [];
  mostReceives = 0;
  readonly #messages: Message[] = [];
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  send(body: string): void {
    this.#messages.push({ body, receives: 0 });
  }

  /**
   * Works until nothing is left, with so many workers side by side.
   * @param work by the number of its worker. @throws what is not `isExpected`.
   */
  async run(
    workers: number,
    work: (body: string, worker: number) => Promise<void>,
    isExpected: (error: unknown) => boolean,
  ): Promise<void> {
    const one = async (worker: number): Promise<void> => {
      for (let message = this.#next(); message !== undefined; message = this.#next()) {
        message.receives += 1;
        this.mostReceives = Math.max(this.mostReceives, message.receives);
        try {
          await work(message.body, worker);
        } catch (error) {
          if (!isExpected(error)) throw error;
          if (message.receives >= MAX_RECEIVES) this.deadLetters.push(message.body);
          else this.#messages.push(message);
        }
      }
    };
    // A worker ends when it finds nothing, while another's message may come back.
    while (this.#messages.length > 0) {
      await Promise.all(Array.from({ length: workers }, (_, worker) => one(worker)));
    }
  }

  #next(): Message | undefined {
    const at = Math.floor(this.#random() * this.#messages.length);
    return this.#messages.splice(at, 1)[0];
  }
}
