import { useState } from 'react';

/** Copies a text; says so until the next one is pressed or it is left. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <>
      <button
        type="button"
        className="token-copy"
        aria-label={`Copy ${name}`}
        onClick={() => void copy()}
        onBlur={() => {
          setIsCopied(false);
        }}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      <span role="status" className="token-status">
        {isCopied ? 'Copied' : ''}
      </span>
    </>
  );
}
