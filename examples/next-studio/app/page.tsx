import { Accordion, Button, SectionHeading } from '@gloam/ui';
import { Link } from '@gloam/ui/next';
import { useTranslations } from 'next-intl';
import { Stills } from './stills';

export default function Home() {
  const t = useTranslations('home');
  return (
    <>
      <SectionHeading level={1} look="page">
        {t('title')}
      </SectionHeading>
      <p className="my-8 max-w-prose text-lg">{t('lede')}</p>
      <Button href="/crew" linkComponent={Link}>
        {t('crew')}
      </Button>
      <section id="stills" className="mt-16">
        <SectionHeading>{t('stills')}</SectionHeading>
        <Stills />
      </section>
      <section className="mt-16">
        <SectionHeading>{t('questions')}</SectionHeading>
        <Accordion
          type="multiple"
          items={[
            { id: 'what', title: t('what'), content: t('whatAnswer') },
            { id: 'when', title: t('when'), content: t('whenAnswer') },
          ]}
          labels={{}}
        />
      </section>
    </>
  );
}
