import { EXIT } from '../exit.ts';
import { type Action, personMeant } from './action.ts';

export const ban: Action = {
  words: 1,
  options: [],
  async run(desk) {
    const person = await personMeant(desk);
    await desk.office.ban(person, true);
    desk.out.line(desk.say('admin.bannedNow', { name: person.name, id: person.id }));
    return EXIT.ok;
  },
};

export const unban: Action = {
  words: 1,
  options: [],
  async run(desk) {
    const person = await personMeant(desk);
    await desk.office.ban(person, false);
    desk.out.line(desk.say('admin.unbannedNow', { name: person.name, id: person.id }));
    return EXIT.ok;
  },
};
