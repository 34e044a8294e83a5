import { describe, expect, test } from 'vitest';
import { NOTES_LIMIT } from '@sanguine/ui';
import { notebookKey, notesIn } from '../store/notes.ts';
import { memoryNotes } from './memory-store.ts';

const notebook = () => notesIn(memoryNotes(), 'duel');

/** A string whose JSON has exactly this many bytes. */
const ofBytes = (bytes: number): string => 'x'.repeat(bytes - '""'.length);

describe('a notebook', () => {
  test('is empty at first', async () => {
    expect(await notebook().read()).toBeNull();
  });

  test('says what was written last, at every table of the game', async () => {
    const store = memoryNotes();
    const notes = notesIn(store, 'duel');
    expect(await notes.write({ rosters: ['wolves'] })).toBeNull();
    expect(await notes.write({ rosters: ['wolves', 'ravens'] })).toBeNull();
    expect(await notes.read()).toEqual({ rosters: ['wolves', 'ravens'] });
    expect(await notesIn(store, 'duel').read()).toEqual({ rosters: ['wolves', 'ravens'] });
  });

  test('is no other game’s', async () => {
    const store = memoryNotes();
    await notesIn(store, 'duel').write('ours');
    expect(await notesIn(store, 'siege').read()).toBeNull();
  });

  test('by name is another one of the game, and no other game’s', async () => {
    const store = memoryNotes();
    await notesIn(store, notebookKey('duel', '')).write('rosters');
    await notesIn(store, notebookKey('duel', 'companion')).write('battles');
    expect(await notesIn(store, 'duel').read()).toBe('rosters');
    expect(await notesIn(store, notebookKey('duel', 'companion')).read()).toBe('battles');
    expect(await notesIn(store, notebookKey('siege', 'companion')).read()).toBeNull();
  });

  test('holds what was written, not what became of it', async () => {
    const notes = notebook();
    const rosters = ['wolves'];
    await notes.write(rosters);
    rosters.push('ravens');
    expect(await notes.read()).toEqual(['wolves']);
  });

  test('takes 64 kB of JSON and not one byte more; what it held stays', async () => {
    const notes = notebook();
    const full = ofBytes(NOTES_LIMIT);
    expect(await notes.write(full)).toBeNull();
    expect(await notes.write(ofBytes(NOTES_LIMIT + 1))).toBe('size');
    expect(await notes.read()).toBe(full);
  });

  test('counts bytes, not letters', async () => {
    const notes = notebook();
    expect(await notes.write('狼'.repeat(NOTES_LIMIT / 3))).toBe('size');
    expect(await notes.write('狼'.repeat(NOTES_LIMIT / 3 - 1))).toBeNull();
  });

  test('refuses what JSON cannot say', async () => {
    const notes = notebook();
    const circle: unknown[] = [];
    circle.push(circle);
    for (const value of [undefined, () => 0, 1n, circle]) expect(await notes.write(value)).toBe('data');
    expect(await notes.read()).toBeNull();
  });

  test('of a browser that keeps nothing is empty and says so', async () => {
    const broken = () => Promise.reject(new Error('no database'));
    const notes = notesIn({ read: broken, write: broken }, 'duel');
    expect(await notes.read()).toBeNull();
    expect(await notes.write('anything')).toBe('storage');
  });
});
