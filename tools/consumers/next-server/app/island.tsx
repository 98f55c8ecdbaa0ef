'use client';

// Words are functions, which cannot cross from the server to the browser as props.
import { Primitives } from './primitives';

export function Island() {
  return <Primitives />;
}
