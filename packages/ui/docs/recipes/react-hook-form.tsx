import { Checkbox, FieldFrame, PhoneField, RadioGroup, SubmitButton, TextField } from '@gloam/ui';
import { useForm } from 'react-hook-form';

export interface BookingValues {
  name: string;
  phone: string;
  phone_prefix: string;
  seats: number;
  night: string;
  consent: boolean;
}

interface BookingProps {
  onBook: (values: BookingValues) => Promise<void>;
}

const prefixes = [
  { value: '+34', label: '+34 Spain' },
  { value: '+81', label: '+81 Japan' },
];

const nights = [
  { value: 'friday', label: 'Friday' },
  { value: 'saturday', label: 'Saturday' },
];

export function Booking({ onBook }: BookingProps) {
  const { register, handleSubmit, reset, formState } = useForm<BookingValues>({
    defaultValues: { phone_prefix: '+34', seats: 1, night: 'friday' },
  });
  const errorsOf = (name: keyof BookingValues) => {
    const message = formState.errors[name]?.message;
    return message ? [message] : undefined;
  };
  const book = handleSubmit(async (values) => {
    await onBook(values);
    reset();
  });

  return (
    <form noValidate onSubmit={(event) => void book(event)}>
      <TextField
        label="Name"
        errors={errorsOf('name')}
        {...register('name', { required: 'Enter your name.' })}
      />
      <PhoneField
        label="Phone"
        optionalLabel="Optional"
        labels={{ prefix: 'Country code' }}
        prefixes={prefixes}
        prefixProps={register('phone_prefix')}
        {...register('phone')}
      />
      <FieldFrame label="Seats" errors={errorsOf('seats')}>
        {(control) => (
          <input
            {...control}
            {...register('seats', { valueAsNumber: true, max: { value: 4, message: 'Four at most.' } })}
            type="number"
          />
        )}
      </FieldFrame>
      <RadioGroup label="Night" options={nights} {...register('night')} />
      <Checkbox
        label="You may call me about this booking"
        errors={errorsOf('consent')}
        {...register('consent', { required: 'We cannot book without this.' })}
      />
      <SubmitButton sending={formState.isSubmitting} labels={{ submit: 'Book', sending: 'Booking…' }} />
    </form>
  );
}
