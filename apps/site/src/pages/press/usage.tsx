import { Trans } from '@lingui/react/macro';
import type { Sheet } from './sheet.ts';

/** Terms for using the press kit. */
export function Usage({ sheet: { headings, allowed, please, onRequest } }: { sheet: Sheet }) {
  return (
    <section className="press-section" id="use">
      <div className="ruled-rows">
        <div className="ruled-row">
          <div className="ruled-row-title">
            <h2 className="m-0 text-[length:inherit] font-[inherit]">{headings.use}</h2>
            <p className="ruled-row-note mb-0">
              <Trans id="press.use.terms">
                Our <a href="/terms-of-use">terms of use</a> say to ask us first. For everything on this page,
                you already have our permission:
              </Trans>
            </p>
          </div>
          <ul className="ruled-row-text press-rules" role="list">
            {[...allowed, ...please].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <div className="ruled-row">
          <h2 className="ruled-row-title">{headings.onRequest}</h2>
          <ul className="ruled-row-text press-rules" role="list">
            {onRequest.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
