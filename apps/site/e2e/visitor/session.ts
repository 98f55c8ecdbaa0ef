/** What the WebDriver protocol calls an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of the page, by the name that WebDriver gave it. */
export interface ElementReference {
  readonly [ELEMENT]: string;
}

/** What a command was answered; `kind` is the protocol's own, such as `stale element reference`. */
export class WebDriverError extends Error {
  readonly kind: string;

  constructor(kind: string, message: string) {
    super(`${kind}: ${message}`);
    this.kind = kind;
  }
}

type Body = Record<string, unknown>;

/** A browser that is driven by the commands of WebDriver (W3C), which are JSON over HTTP. */
export class Session {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  static async open(driver: string, capabilities: Body): Promise<Session> {
    const answer = (await send('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    })) as { sessionId: string };
    return new Session(`${driver}/session/${answer.sessionId}`);
  }

  get(command: string): Promise<unknown> {
    return send('GET', `${this.#url}/${command}`);
  }

  post(command: string, body: Body = {}): Promise<unknown> {
    return send('POST', `${this.#url}/${command}`, body);
  }

  /** A command to an element, as `click`. */
  async to(element: ElementReference, command: string, body: Body = {}): Promise<void> {
    await this.post(`element/${element[ELEMENT]}/${command}`, body);
  }

  /** Runs a function in the page, which sees nothing but its arguments; elements go both ways. */
  run(script: { toString: () => string }, ...args: unknown[]): Promise<unknown> {
    return this.post('execute/sync', { script: `return (${script.toString()})(...arguments)`, args });
  }

  /** Forgets the cookies of the page. */
  async forget(): Promise<void> {
    await send('DELETE', `${this.#url}/cookie`);
  }

  async close(): Promise<void> {
    await send('DELETE', this.#url);
  }
}

async function send(method: string, url: string, body?: Body): Promise<unknown> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(error, message);
}
