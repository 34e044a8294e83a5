import { at, hatch } from '@sanguine/ui/shelf/engraving.ts';
import type { ReactNode } from 'react';
import glyphs from './glyph-outlines.json' with { type: 'json' };

const NIGHT = '#0c0604';
const OAK = '#5a3419';
const LIT = '#c98a48';

const HULL =
  'M84 356C92 366 104 372 124 376C160 384 280 384 318 376C338 372 350 364 358 350' +
  'C360 366 350 392 322 404C284 416 158 416 120 404C98 396 84 376 84 356Z';

/** The stem rises to the dragon's neck. */
const STEM =
  'M108 374C92 369 82 356 76 341C67 320 56 304 57 282C58 270 66 262 78 258L102 262C92 274 88 288 91 304C95 326 101 346 108 374Z';

/** The stern curls over. */
const STERN =
  'M334 373C346 352 352 338 362 322C370 310 372 300 366 292C360 284 348 288 349 297C350 303 357 304 359 299' +
  'C362 303 358 311 350 310C340 308 338 294 346 285C356 274 376 276 383 290C390 306 384 320 378 332C370 350 362 366 334 373Z';

/** The figurehead in profile: a curled snout, fangs in open jaws, horns laid back, a mane of spikes down the neck. */
const HEAD =
  'M104 262C108 240 102 220 84 212C76 208 68 210 62 216L42 226C34 229 27 226 25 218C16 219 10 229 15 237L24 241L28 252L33 242L41 243L45 253L50 243L68 246' +
  'L56 254L52 246L47 256L38 259L34 251L30 261C22 263 18 270 24 275L44 275C54 275 60 279 58 292L92 300C90 284 96 272 104 262Z';
const HORNS =
  'M76 212C76 196 88 184 108 182C100 190 97 202 100 218ZM92 218C96 206 106 198 120 200C112 206 109 216 108 230Z';
const MANE =
  'M100 226L122 232L105 240L126 250L104 254L122 268L98 270L112 286L92 286L103 304L91 304L100 322L95 326L84 300Z';
const TONGUE = 'M62 250C46 250 38 262 20 256C8 253 4 258 -4 252C0 262 8 266 16 265C32 266 44 260 64 258Z';
/** Carved lines: brow, jaw, nostril, scales down the throat. */
const CARVING =
  'M84 222C74 218 64 224 50 232M70 246C78 248 84 244 86 236M21 229q4 0 5 4M62 286C70 278 80 274 94 274M60 298C68 291 78 288 90 288' +
  'M64 311C71 305 79 302 90 302M69 324C76 318 84 316 93 316M75 338C81 333 88 331 97 331M83 352C88 348 94 347 101 347';

const SHIELDS = ['#a32a2a', '#e8d6ae', '#a9c3da', '#d98f2b'];

/** A clinker-built ship, her crew at the oars, shields along the rail, the raven at the mast. */
export function Longship(): ReactNode {
  return (
    <g transform="translate(18 14) scale(0.96)">
      {Array.from({ length: 9 }, (_, man) => (
        <Oarsman key={man} x={132 + man * 22} y={364 + Math.sin((man / 8) * Math.PI) * 6} man={man} />
      ))}
      <path d="M220 372V288" stroke={NIGHT} strokeWidth="3.4" />
      <path
        d="M221 290C236 281 250 297 270 288L263 304L272 318C252 327 238 311 221 320Z"
        fill="#a32a2a"
        stroke={NIGHT}
        strokeWidth="1.8"
      />
      <path d={glyphs.raven} fill="#f3dfb4" transform={`translate(232 292) scale(${22 / 512})`} />
      <g stroke={NIGHT} strokeWidth="2.2" strokeLinejoin="round">
        <path d={STEM} fill={OAK} />
        <path d={STERN} fill={OAK} />
        <path d={MANE} fill="#a32a2a" />
        <path d={HORNS} fill="#e8d6ae" />
        <path d={TONGUE} fill="#e0621f" strokeWidth="1.4" />
        <path d={HEAD} fill="#9a5f2b" />
        <path d={HULL} fill={OAK} strokeWidth="2.6" />
      </g>
      <path d={CARVING} stroke={NIGHT} strokeWidth="1.7" strokeLinecap="round" />
      <path d="M60 229L76 224C76 231 69 234 60 229Z" fill="#ffe08a" stroke={NIGHT} strokeWidth="1.3" />
      <path d={strakes()} stroke="#1f1008" strokeWidth="1.8" />
      <path d={strakes()} stroke="#a86b34" strokeWidth="0.8" transform="translate(0 1.8)" />
      <path
        d={hatch(
          [
            [250, 382],
            [300, 380],
            [338, 369],
            [358, 352],
            [350, 384],
            [322, 404],
            [270, 413],
            [236, 414],
          ],
          1.2,
          3.4,
        )}
        stroke="#1f1008"
        opacity="0.7"
      />
      {Array.from({ length: 8 }, (_, oar) => (
        <g key={oar} transform={`translate(${oar * 23} 0)`} strokeLinecap="round">
          <path d="M134 386L114 426" stroke={NIGHT} strokeWidth="4" />
          <path d="M134 386L114 426" stroke="#a86b34" strokeWidth="1.8" />
          <path d="M119 417l-7 12" stroke={LIT} strokeWidth="4.5" />
        </g>
      ))}
      {Array.from({ length: 10 }, (_, shield) => (
        <Shield
          key={shield}
          x={124 + shield * 21.4}
          y={376 + Math.sin((shield / 9) * Math.PI) * 5.5}
          colour={SHIELDS[shield % 4] ?? NIGHT}
        />
      ))}
    </g>
  );
}

function strakes(): string {
  return [1, 2, 3, 4, 5]
    .map(
      (plank) =>
        `M${86 + plank * 5} ${at(362 + plank * 6.6)}C${124 + plank * 4} ${377 + plank * 6} ${316 - plank * 4} ${377 + plank * 6} ${356 - plank * 5} ${358 + plank * 7}`,
    )
    .join('');
}

function Oarsman({ x, y, man }: { readonly x: number; readonly y: number; readonly man: number }): ReactNode {
  const tip = 54 + (man % 3) * 5;
  return (
    <g transform={`translate(${x} ${at(y)})`} fill={NIGHT}>
      <path d="M-8 14C-9 1-5-3 0-3C5-3 9 1 8 14Z" />
      <circle cy="-8" r="5.4" />
      <path d="M-6-8Q0-19 6-8Z" stroke="#d4631c" strokeWidth="0.9" />
      {man === 4 ? null : (
        <>
          <path d={`M7 8L10 ${12 - tip}`} stroke={NIGHT} strokeWidth="2.2" />
          <path d={`M10 ${-tip}l3 9l-3 5l-3.400-5z`} stroke="#d4631c" strokeWidth="0.6" />
        </>
      )}
    </g>
  );
}

function Shield({
  x,
  y,
  colour,
}: {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
}): ReactNode {
  return (
    <g transform={`translate(${at(x)} ${at(y)})`} stroke={NIGHT}>
      <circle r="10.4" fill={colour} strokeWidth="2" />
      <path d="M-10 0H10M0-10V10" strokeWidth="1.1" opacity="0.7" />
      <circle r="3.2" fill="#1f1008" />
    </g>
  );
}
