/** Points with their sign, as people write it: `+3.2`, `−0.5`. */
export function signed(points: number): string {
  const text = Math.abs(points).toFixed(1);
  return text === '0.0' ? text : `${points < 0 ? '−' : '+'}${text}`;
}

export const whole = (points: number): string => `${points < -0.5 ? '−' : ''}${Math.abs(points).toFixed(0)}`;
