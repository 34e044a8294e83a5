import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { internetBy, isPublic, type Network, targetOf } from '../notify/guard.ts';
import { post } from '../notify/outbound.ts';
import { openInbox } from './notify-inbox.ts';

const PUBLIC = ['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '::ffff:8.8.8.8'];
const PRIVATE = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.0.192',
  '192.0.2.7',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:10.0.0.1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  '100::1',
  'fc00::1',
  'fd12:3456::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
];

/** All names resolve to these addresses. */
const leading = (...addresses: string[]): Network => ({
  lookup: () => Promise.resolve(addresses),
  permits: isPublic,
});

test.each(PUBLIC)('%s may be called', (address) => {
  expect(isPublic(address)).toBe(true);
});

test.each(PRIVATE)('%s may not', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each([
  'not an address',
  'ftp://1.1.1.1/',
  'file:///etc/passwd',
  'gopher://1.1.1.1',
  'https://user:secret@1.1.1.1/',
  'https://user@hooks.example/',
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://[::1]:8040/',
  'http://[::ffff:7f00:1]/',
  'http://[fe80::1]/',
  'http://169.254.169.254/latest/meta-data/',
])('%s leads nowhere', async (url) => {
  expect(await targetOf(url, leading('1.1.1.1'))).toBe(null);
});

test('a name is followed to its address, if all it leads to is public', async () => {
  expect(await targetOf('https://hooks.example/x?y', leading('1.1.1.1', '8.8.8.8'))).toMatchObject({
    address: '1.1.1.1',
  });
  expect(await targetOf('https://hooks.example/', leading('1.1.1.1', '127.0.0.1'))).toBe(null);
  expect(await targetOf('https://hooks.example/', leading('::ffff:192.168.0.1'))).toBe(null);
  expect(await targetOf('https://hooks.example/', leading())).toBe(null);
  const unknown: Network = { ...leading(), lookup: () => Promise.reject(new Error('ENOTFOUND')) };
  expect(await targetOf('https://nowhere.example/', unknown)).toBe(null);
});

test('the request goes to the checked address and is led nowhere else', async () => {
  const [inbox, elsewhere] = [await openInbox(), await openInbox()];
  // The name does not resolve: only the checked address can have been called.
  const url = new URL(`${inbox.url}/hook`);
  inbox.answer(302, { location: elsewhere.url.replace('somewhere.example', '127.0.0.1') });
  const letter = { headers: { 'content-type': 'text/plain' }, body: 'hello' };
  expect(await post({ url, address: '127.0.0.1' }, letter)).toBe(302);
  expect(inbox.letters).toMatchObject([{ path: '/hook', headers: { host: url.host } }]);
  expect(elsewhere.letters).toEqual([]);
  await inbox.close();
  await elsewhere.close();
});

test('nobody is waited for without end, or listened to without end', async () => {
  const server = createServer((request, reply) => {
    if (request.url === '/silent') return;
    reply.writeHead(200);
    reply.end('x'.repeat(1024 * 1024));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const to = (path: string) => ({
    url: new URL(`http://somewhere.example:${address.port}${path}`),
    address: '127.0.0.1',
  });
  await expect(post(to('/silent'), { headers: {}, body: '' }, 20)).rejects.toThrow('aborted');
  await expect(post(to('/endless'), { headers: {}, body: '' })).rejects.toThrow('more than was asked for');
  server.closeAllConnections();
  server.close();
});

test('a name server that says nothing is not waited for', async () => {
  const silent = createSocket('udp4');
  let asked = 0;
  silent.on('message', () => asked++);
  silent.bind(0, '127.0.0.1');
  await once(silent, 'listening');
  const resolver = new Resolver({ timeout: 20, tries: 1 });
  resolver.setServers([`127.0.0.1:${silent.address().port}`]);
  expect(await targetOf('https://hooks.example/', internetBy(resolver))).toBe(null);
  expect(asked).toBeGreaterThan(0);
  silent.close();
});
