import { LOCALES } from '@fatal/contracts';
import { expect, waitForHydration, onlyInChromium, test } from './test.ts';

for (const locale of LOCALES)
  // Spec 10.3
  test(
    `the placements page prints on one page in ${locale}`,
    onlyInChromium('Only Chromium can print to PDF.'),
    async ({ insider: page }) => {
      await page.goto(`/collaborations/placements?lang=${locale}`);
      await waitForHydration(page);
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    },
  );
