import { Drawn } from './drawn.tsx';
import house from './house.json' with { type: 'json' };

export type IconName = keyof typeof house;

interface IconProps {
  readonly name: IconName;
  readonly size: number;
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A glyph of the shell and controls; boards use `Glyph`. */
export function Icon({ name, ...rest }: IconProps) {
  return <Drawn path={house[name]} {...rest} />;
}
