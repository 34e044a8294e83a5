export * from './storage/database.ts';
export * from './storage/kept-match.ts';
export * from './storage/notices.ts';
export * from './storage/record.ts';
export * from './storage/sql-store.ts';
export * from './storage/store.ts';
