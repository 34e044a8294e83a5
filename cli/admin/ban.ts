import { EXIT } from '../exit.ts';
import { type Action, personMeant } from './action.ts';

export const ban: Action = {
  words: 1,
  options: [],
  async run(call) {
    const person = await personMeant(call);
    await call.admin.ban(person, true);
    call.out.line(call.say('admin.bannedNow', { name: person.name, id: person.id }));
    return EXIT.ok;
  },
};

export const unban: Action = {
  words: 1,
  options: [],
  async run(call) {
    const person = await personMeant(call);
    await call.admin.ban(person, false);
    call.out.line(call.say('admin.unbannedNow', { name: person.name, id: person.id }));
    return EXIT.ok;
  },
};
