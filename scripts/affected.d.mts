export function affectedTests(changed: readonly string[]): string[];
export function roomOf(file: string): string;
