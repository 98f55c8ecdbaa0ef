import { expect, it } from 'vitest';
import { Button } from './button.js';

it('takes the props of a button, of a link or of your own element, and never mixes them', () => {
  const buttons = [
    <Button key="1" type="submit" disabled children="Send" />,
    <Button key="2" href="/team" linkComponent="a" target="_blank" children="Team" />,
    <Button key="3" render={(attributes) => <summary {...attributes} />} children="More" />,

    // @ts-expect-error: your own element has its own address
    <Button key="4" href="/team" render={(attributes) => <summary {...attributes} />} children="Team" />,
    // @ts-expect-error: a link cannot be disabled
    <Button key="5" href="/team" disabled children="Team" />,
    // @ts-expect-error: `linkComponent` is "a" or a component
    <Button key="6" href="/team" linkComponent="button" children="Team" />,
    // @ts-expect-error: without `href` there is no link
    <Button key="7" linkComponent="a" children="Send" />,
  ];
  expect(buttons).toHaveLength(7);
});
