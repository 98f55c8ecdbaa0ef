import type { TestInfo } from '@playwright/test';
import { Application } from './pages/application.ts';
import { Gate } from './pages/gate.ts';
import { chooseLanguage } from './pages/navbar.ts';
import { expect, waitForHydration, test, type Fixtures } from './test.ts';
import { PHONE } from '../test.ts';
import type { Product } from '../product.ts';

type Journey = Fixtures & { product: Product };

const MOTIVATION = 'Quiero construir salas en las que se oiga la lluvia.\n<script>alert(1)</script>';

// Spec 12.1
const TITLE = 'from a shared link through the gate to an application that survives a killed server';
test(TITLE, apply);
test.describe('on a phone', { tag: '@chromium' }, () => {
  test.use(PHONE);
  test(TITLE, apply);
});

async function apply({ visitor, witness, product }: Journey, info: TestInfo): Promise<void> {
  const email = `nerea-${info.testId}-${String(info.retry)}@example.org`;
  const gate = new Gate(visitor);
  const application = new Application(visitor);
  const posted = () => witness.requests.filter(({ method }) => method === 'POST');

  await visitor.goto('/team');
  await expect(visitor).toHaveURL('/gate');
  await waitForHydration(visitor);
  await expect(visitor.getByText('16')).toHaveCount(0);

  await gate.enter('2015-05-20');
  await expect(gate.alert).toHaveText('You must be at least 16 years old to enter.');
  await expect(gate.date).toBeFocused();
  await expect(gate.date).toHaveValue('2015-05-20');
  expect(posted()).toEqual([]);

  await gate.enter('1990-02-28');
  await expect(visitor).toHaveURL('/');
  const [gateData] = posted();
  expect(gateData?.path).toBe('/api/gate-data');
  expect(Object.keys(JSON.parse(gateData?.body ?? '') as object).sort()).toEqual([
    'age',
    'language',
    'region',
  ]);
  expect(await visitor.evaluate(() => JSON.stringify(localStorage))).not.toContain('1990');

  await expect(visitor.getByRole('link', { name: 'Continue to Team' })).toHaveAttribute('href', '/team');
  await chooseLanguage(visitor, 'Español');
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'es');
  await expect(visitor.getByRole('link', { name: 'Ir a «Equipo»' })).toBeVisible();

  await visitor.locator('main a[href="/careers"]').click();
  await expect(visitor).toHaveURL('/careers');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeFocused();
  await visitor.locator('a[href="/join-us/environment"]').first().click();
  await expect(visitor).toHaveURL('/join-us/environment');

  await visitor.locator('a[href="#apply"]').click();
  await expect(application.field('full_name')).toBeFocused();
  await application.send();
  await expect(application.field('full_name')).toBeFocused();
  await expect(application.field('full_name')).toHaveAccessibleDescription('Este campo es obligatorio.');
  await expect(application.summary.getByRole('link')).toHaveCount(8);
  await application.summary.getByRole('link', { name: 'Motivación' }).click();
  await expect(application.field('motivation')).toBeFocused();

  await application.fill({ full_name: 'Nerea', surname: 'Okafor', email });
  await application.addLink(0, 'artstation', 'artstation.com/nereaokafor');
  await application.links.blur();
  await expect(application.links).toHaveValue('https://artstation.com/nereaokafor');
  await application.fill({ software: 'Blender, UE5', motivation: MOTIVATION });
  await application.fillSource('Un cartel en mi escuela');
  await application.send();
  await expect(application.success).toBeFocused();
  await expect(application.form).toContainText(email);

  await product.stop('SIGKILL');
  await product.restart();
  const mine = () => product.submissions().filter((one) => JSON.stringify(one).includes(email));
  expect(mine()).toHaveLength(1);
  expect(mine()[0]).toMatchObject({
    kind: 'application',
    payload: {
      full_name: 'Nerea',
      role: 'Environment Artist',
      motivation: MOTIVATION,
      source: 'Un cartel en mi escuela',
    },
  });

  const sent = posted().find(({ path }) => path === '/api/applications');
  const again = await fetch(`${product.url}/api/applications`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': String(sent?.headers['idempotency-key']),
    },
    body: sent?.body ?? '',
  });
  expect(again.status).toBe(201);
  expect(mine()).toHaveLength(1);
}
