import { PHONE_PREFIXES, type PhonePrefix } from '@fatal/contracts';
import { useLingui } from '@lingui/react/macro';

/** Returns the calling codes with their countries, in the order of the menu. */
export function usePhonePrefixes(): { value: PhonePrefix; label: string }[] {
  const { t } = useLingui();
  const countries: Record<PhonePrefix, string> = {
    '+1': t({ id: 'support.country.1', message: 'United States, Canada' }),
    '+44': t({ id: 'support.country.44', message: 'United Kingdom' }),
    '+34': t({ id: 'support.country.34', message: 'Spain' }),
    '+33': t({ id: 'support.country.33', message: 'France' }),
    '+49': t({ id: 'support.country.49', message: 'Germany' }),
    '+39': t({ id: 'support.country.39', message: 'Italy' }),
    '+351': t({ id: 'support.country.351', message: 'Portugal' }),
    '+52': t({ id: 'support.country.52', message: 'Mexico' }),
    '+54': t({ id: 'support.country.54', message: 'Argentina' }),
    '+55': t({ id: 'support.country.55', message: 'Brazil' }),
    '+56': t({ id: 'support.country.56', message: 'Chile' }),
    '+57': t({ id: 'support.country.57', message: 'Colombia' }),
    '+58': t({ id: 'support.country.58', message: 'Venezuela' }),
    '+60': t({ id: 'support.country.60', message: 'Malaysia' }),
    '+61': t({ id: 'support.country.61', message: 'Australia' }),
    '+62': t({ id: 'support.country.62', message: 'Indonesia' }),
    '+81': t({ id: 'support.country.81', message: 'Japan' }),
    '+82': t({ id: 'support.country.82', message: 'South Korea' }),
    '+86': t({ id: 'support.country.86', message: 'China' }),
  };
  return PHONE_PREFIXES.map((value) => ({ value, label: `${value} ${countries[value]}` }));
}
