/** A number with a proper minus sign: `3`, `−2`. */
export const amountText = (amount: number): string => (amount < 0 ? `\u2212${-amount}` : `${amount}`);

/** With the sign in front: `+3`, `−2`. */
export const changeText = (by: number): string => (by > 0 ? `+${by}` : amountText(by));
