export const tune = (key: string, value: number): number => ((globalThis as any).TUNE ?? {})[key] ?? value;
