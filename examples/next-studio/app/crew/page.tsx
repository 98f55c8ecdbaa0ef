import { Button, DigitCounter, SectionHeading } from '@gloam/ui';
import { Link } from '@gloam/ui/next';
import { useTranslations } from 'next-intl';
import { people } from './words';

export default function Crew() {
  const t = useTranslations('crew');
  return (
    <>
      <SectionHeading level={1} look="page">
        {t('title')}
      </SectionHeading>
      <DigitCounter value={5} labels={people} />
      <p className="my-8">{t('lede')}</p>
      <Button href="/" variant="outline" linkComponent={Link}>
        {t('back')}
      </Button>
    </>
  );
}
