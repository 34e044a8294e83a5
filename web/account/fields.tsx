import { Field } from '@sanguine/ui/controls/field.tsx';
import { useSay } from '../text/say.ts';

interface OwnFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** `known`: the name is used to sign in. */
export function NameField({ known, ...rest }: OwnFieldProps & { readonly known: boolean }) {
  const say = useSay();
  return (
    <Field
      {...rest}
      label={say('account.name')}
      required
      maxLength={24}
      autoComplete={known ? 'username' : 'nickname'}
    />
  );
}

/** The current password, or with `fresh` a new one. */
export function SecretField({
  label,
  fresh = false,
  ...rest
}: OwnFieldProps & { readonly label?: string; readonly fresh?: boolean }) {
  const say = useSay();
  return (
    <Field
      {...rest}
      label={label ?? say('account.password')}
      type="password"
      note={fresh ? say('account.password.note') : undefined}
      required
      minLength={8}
      maxLength={200}
      autoComplete={fresh ? 'new-password' : 'current-password'}
    />
  );
}
