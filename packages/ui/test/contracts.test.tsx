// Rules for every fixture of every component.
import { act, cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { HtmlValidate } from 'html-validate';
import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { components } from './components.ts';
import { readableTexts, withSentinels } from './sentinels.ts';

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes these attributes and ids.
    'attribute-boolean-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'no-inline-style': 'off',
    'no-implicit-input-type': 'error',
    // A fixture is part of a page, which sets the heading level.
    'heading-level': 'off',
    // Safari drops the role of a list without markers unless it is explicit.
    'no-redundant-role': 'off',
  },
});

const element = (component: ComponentType<Record<string, unknown>>, props: Record<string, unknown>) =>
  createElement(component, props);

describe.each(components)('$name', ({ component, fixtures }) => {
  describe.each(Object.entries(fixtures))('%s', (_, props) => {
    it('renders on a server and hydrates without errors', async () => {
      const container = document.createElement('div');
      document.body.append(container);
      container.innerHTML = renderToString(element(component, props));
      const errors: unknown[] = [];
      let unmount: () => void = () => undefined;
      await act(async () => {
        const root = hydrateRoot(container, element(component, props), {
          onRecoverableError: (error) => {
            errors.push(error);
          },
        });
        unmount = () => {
          root.unmount();
        };
        await Promise.resolve();
      });
      act(unmount);
      container.remove();
      expect(errors).toEqual([]);
    });

    it('is valid HTML', async () => {
      const report = await htmlValidate.validateString(renderToString(element(component, props)));
      const messages = report.results.flatMap((result) =>
        result.messages.map((m) => `${m.ruleId}: ${m.message}`),
      );
      expect(messages).toEqual([]);
    });

    it('has no axe violation', async () => {
      const { baseElement } = render(<main>{element(component, props)}</main>);
      const { violations } = await axe.run(baseElement, {
        rules: {
          // jsdom has no colours. The stories run this rule in a browser.
          'color-contrast': { enabled: false },
          // A fixture is not a whole page.
          'page-has-heading-one': { enabled: false },
          'landmark-main-is-top-level': { enabled: false },
          'landmark-banner-is-top-level': { enabled: false },
          'landmark-contentinfo-is-top-level': { enabled: false },
          region: { enabled: false },
        },
      });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual(
        [],
      );
    });

    it('renders no text of its own', () => {
      const { props: marked, words } = withSentinels(props);
      const { baseElement } = render(element(component, marked));
      expect(readableTexts(baseElement).filter((text) => !words.isKnown(text))).toEqual([]);
    });
  });

  it('passes `className`, `id` and `data-*` to its root or its control', () => {
    const props = { ...fixtures.basic, className: 'extra', 'data-extra': 'yes', id: 'given' };
    const { baseElement } = render(element(component, props));
    expect(baseElement.querySelector('.extra')).not.toBeNull();
    expect(baseElement.querySelector('[data-extra="yes"]')).not.toBeNull();
    expect(baseElement.querySelector('#given')).not.toBeNull();
    cleanup();
  });
});
