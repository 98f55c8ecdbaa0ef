import { AgeGate } from '@gloam/ui';
import { ageGateLabels } from '@gloam/ui/labels/en';
import { useState } from 'react';
import { Page } from './page.tsx';

const now = () => new Date();

/** The gate, and behind it the page. */
export function App() {
  const [isOldEnough, setIsOldEnough] = useState(false);
  if (isOldEnough) return <Page />;
  return (
    <main className="page">
      <AgeGate
        title="This ferry is not for children."
        minAge={18}
        now={now}
        onPass={() => setIsOldEnough(true)}
        labels={ageGateLabels}
      />
    </main>
  );
}
