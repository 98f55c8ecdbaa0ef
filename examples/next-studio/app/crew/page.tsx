import { Button, SectionHeading } from '@gloam/ui';
import { Link } from '@gloam/ui/next';
import { useTranslations } from 'next-intl';

export default function Crew() {
  const t = useTranslations('crew');
  return (
    <>
      <SectionHeading level={1} look="page">
        {t('title')}
      </SectionHeading>
      <p className="my-8">{t('lede')}</p>
      <Button href="/" variant="outline" linkComponent={Link}>
        {t('back')}
      </Button>
    </>
  );
}
