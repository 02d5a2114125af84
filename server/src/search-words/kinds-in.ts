import { workArrangementNames, workArrangements, workTypeNames } from '@headframe/wire'
import { WordTrie } from '../text/word-trie.ts'
import type { Meaning } from './chips.ts'
import type { FoundMeaning } from './found-meaning.ts'

/** Ways of working, kinds of contract, and as soon as possible. */
export function kindsIn(text: string): FoundMeaning[] {
  phrases ??= phrasesOfKinds()
  return phrases.matchesIn(text).flatMap(({ name, start, end }) => {
    const kind = kinds[Number(name)]
    return kind ? [orNot(text, { ...kind, start, end })] : []
  })
}

const refusing = /(?<![\p{L}\p{N}])(?:no|not|non|never|without|anything but|[-–])[ -]?$/iu

/** "No FIFO", "fitter -fifo": a posting says one way of working, so it is any of the others. */
function orNot(text: string, found: FoundMeaning): FoundMeaning {
  const [before] = refusing.exec(text.slice(0, found.start)) ?? []
  if (before === undefined || found.kind !== 'arrangement' || !isPosted(found.arrangement))
    return found
  return { ...found, isNot: true, label: `Not ${found.label}`, start: found.start - before.length }
}

/** What postings have a field for; the others are only in their words. */
function isPosted(arrangement: string): boolean {
  return workArrangements.some((one) => one === arrangement)
}

type Kind = Meaning & { readonly label: string; readonly said: string }

const kinds: readonly Kind[] = [
  {
    kind: 'arrangement',
    arrangement: 'fifo',
    label: workArrangementNames.fifo,
    said: 'fifo;f i f o;fly in fly out;flyin flyout;fly in/fly out;fi fo;bifo',
  },
  {
    kind: 'arrangement',
    arrangement: 'dido',
    label: 'DIDO',
    said: 'dido;drive in drive out;drive in;drive in/drive out;bibo;bus in bus out',
  },
  {
    kind: 'arrangement',
    arrangement: 'residential',
    label: 'Residential',
    said: 'residential;residential role;live locally;locally based;resi',
  },
  {
    kind: 'arrangement',
    arrangement: 'office',
    label: workArrangementNames.office,
    said: 'office;office based;office job;in office;in the office;in an office',
  },
  {
    kind: 'arrangement',
    arrangement: 'wfh',
    label: workArrangementNames.wfh,
    said: 'wfh;work from home;working from home;from home;home based;work remotely;working remotely;fully remote;remote work;remote working;telecommute',
  },
  {
    kind: 'arrangement',
    arrangement: 'hybrid',
    label: workArrangementNames.hybrid,
    said: 'hybrid;hybrid work;hybrid working;hybrid role',
  },
  {
    kind: 'arrangement',
    arrangement: 'field',
    label: workArrangementNames.field,
    said: 'field based;field work;fieldwork;in the field;field role',
  },
  {
    kind: 'work_type',
    workType: 'casual',
    label: workTypeNames.casual,
    said: 'casual;casuals;cas;casual work',
  },
  {
    kind: 'work_type',
    workType: 'contract',
    label: workTypeNames.contract,
    said: 'contract;contracts;fixed term;temp;temporary;contract work;fixed term contract',
  },
  {
    kind: 'work_type',
    workType: 'full_time',
    label: workTypeNames.full_time,
    said: 'full time;fulltime;permanent;perm;permanent full time;full time permanent;perm full time;ft',
  },
  {
    kind: 'work_type',
    workType: 'part_time',
    label: workTypeNames.part_time,
    said: 'part time;parttime;permanent part time;part time permanent',
  },
  {
    kind: 'start',
    latest: 'asap',
    label: 'Starts ASAP',
    said:
      'asap;immediate start;start asap;starting asap;start immediately;starts asap;immediate;' +
      'immediately;start now;as soon as possible;immediate starts;asap start;starting now;urgent;' +
      'start today',
  },
]

let phrases: WordTrie | undefined

function phrasesOfKinds(): WordTrie {
  const trie = new WordTrie()
  for (const [index, { said }] of kinds.entries()) {
    for (const phrase of said.split(';')) trie.add(phrase, String(index))
  }
  return trie
}
