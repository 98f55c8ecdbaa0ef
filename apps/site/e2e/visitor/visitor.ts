/** A role of ARIA and a name, as assistive technology has them; a text is found anywhere in the name, whatever its case. */
export interface RoleOptions {
  name?: string | RegExp;
  /** Of a heading. */
  level?: number;
}

/** The part of Playwright's `Locator` that every engine can do. */
export interface Spot {
  locator(selector: string): Spot;
  getByRole(role: Role, options?: RoleOptions): Spot;
  getByLabel(text: string | RegExp): Spot;
  getByText(text: string | RegExp): Spot;
  first(): Spot;
  last(): Spot;
  nth(index: number): Spot;
  click(): Promise<void>;
  fill(value: string): Promise<void>;
  selectOption(value: string): Promise<unknown>;
  focus(): Promise<void>;
  blur(): Promise<void>;
  press(key: string): Promise<void>;
  scrollIntoViewIfNeeded(): Promise<void>;
  count(): Promise<number>;
  isVisible(): Promise<boolean>;
  evaluate<Result>(ask: (element: HTMLElement, arg: string) => Result, arg?: string): Promise<Result>;
}

/**
 * The part of Playwright's `Page` that every engine can do: a journey that asks for no more runs in each of them. A `Page`
 * is one; `WebDriverVisitor` is the other.
 */
export interface Visitor extends Pick<Spot, 'locator' | 'getByRole' | 'getByLabel' | 'getByText'> {
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  readonly mouse: { move(x: number, y: number): Promise<void> };
  goto(path: string): Promise<unknown>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  goForward(): Promise<unknown>;
  evaluate<Result>(ask: (arg: string) => Result, arg?: string): Promise<Result>;
  emulateMedia(options: { media: 'print' | null }): Promise<void>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
}

type Role = Parameters<import('@playwright/test').Page['getByRole']>[0];
