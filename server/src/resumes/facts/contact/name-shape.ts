import { anyOf, pattern } from '../../../text/any-of.ts'
import { kindOfHeading } from '../sections/heading-words.ts'
import { employerScore } from '../jobs/employers/employer-words.ts'
import { titleScore } from '../jobs/titles/title-words.ts'
import { placeScore } from '../places/known-places.ts'
import { plain } from '../../../text/plain.ts'

const particles = new Set(
  'van der den de la le da do dos das del della di du bin binti ibn al el von zu ter ten y e st mac a/l a/p s/o d/o'.split(
    ' ',
  ),
)

/** Words that stand where names stand, and that nobody is called. */
const noName = new Set(
  `curriculum vitae resume cv daftar riwayat hidup lebenslauf profile page contact details personal information email phone mobile
  address linkedin post applied for confidential updated the and with professional summary objective
  career experience education skills references referees about me portfolio website date birth
  nationality gender male female dob visa status licence license driver drivers australia australian
  street road avenue drive court place crescent pty ltd present january february march
  october november december september university college school bachelor master diploma certificate
  engineering mining mechanical electrical civil underground surface heavy diesel safety trade
  qualified experienced fifo dido team work working history employment key responsibilities
  objectives highlights overview statement covering letter to whom it concern dear application
  position role available immediately citizen resident permanent full time github twitter facebook
  skype whatsapp telephone tel mob fax home cell languages english europass gmail outlook hotmail yahoo`.split(
    /\s+/,
  ),
)

const titles = anyOf(
  /mr|mrs|ms|miss|dr\.? (?:rer\.? nat|med|phil|jur)|dr\.?-ing|dr|prof|professor|eng|engr|ir|sir|rev/i,
  // Ranks, shortened or not
  /capt|captain|pte|(?:l|lance )?(?:cpl|corporal)|s?sgt|sergeant|sapper|wo[12]|lt|lieutenant|maj|major|(?:lt )?col/i,
)

const honorific = pattern`^${titles}\.?(?: \(ret['’]?d?\.?\))?\s+(?=\S+ \S)`
const degreesAndSuch = anyOf(
  /mba|ph\.?d|cpa|ca\s?\(sa|ca|cfa|pmp/gi,
  // Nurses
  /rn|en|bsn|msn|aprn|fnp|lpn/gi,
  // Of Indonesia
  /s\.?kep|s\.t|s\.e|s\.h|a\.?md|ns/gi,
  /bcom|b\.com|bpharm|b\.pharm|m\.b\.a|llm|bsc|b\.sc|beng|b\.eng|meng|msc|ma|ba|md|llb/gi,
  // Engineers and geologists
  /cpeng|mausimm|fausimm|maig|faig|miea\w*|rpeq|csp/gi,
  /esq|gaicd|maicd|prince2|acca|fca|he\/him|she\/her|they\/them|hons?/gi,
)

const postNominals = pattern`(?:[,|]\s*|\s+)\(?${degreesAndSuch}\b\.?\)?`
/** Whatever letters a mixed name has behind its comma: MBBS, FACEM, MAIPM. */
const lettersBehind =
  /(?<=\p{Ll}\S* .*\p{Ll})\s*(?:,\s*(?=\p{Lu}+\p{L}?\p{Lu})[\p{L}.]{2,9}(?:\s?\([\p{L} ]{1,12}\))?)+\s*$/u
const lead =
  /^(?:(?:(?:r[eé]sum[eé]|cv|curriculum\s+vitae|profile|name|full\s+name|candidate)\s*(?:of|for|name)?\s*[:–—|-]*)+|(?:hello|hi)?\W*(?:i['’]m|i am|my name is))\s+/i

/** The name in a piece of text, title and letters behind it left out, if it can be one. */
export function nameIn(text: string): { name: string; start: number } | undefined {
  if (text.length > 90 || /[@\d]|www\.|https?:/i.test(text.replace(/\s*\d+\s*$/, '')))
    return undefined
  const bare = text.trimStart()
  const opening = lead.exec(bare)?.[0].length ?? 0
  const title = honorific.exec(bare.slice(opening))?.[0].length ?? 0
  const rest = bare
    .slice(opening + title)
    .replace(/(?<=\p{L}) (?:r[eé]sum[eé]|cv|curriculum vitae)\W*$/iu, '')
    .replaceAll(postNominals, (found) => ' '.repeat(found.length))
    .replace(lettersBehind, '')
  const name = rest.trimEnd().replace(/[\s,.:;|•·–—-]+$/u, '')
  if (!looksLikeName(name)) return undefined
  return { name, start: text.length - bare.length + opening + title }
}

function looksLikeName(name: string): boolean {
  const words = name.replace(',', ' ').split(/\s+/).filter(Boolean)
  if (words.length < 1 || words.length > 6 || name.length > 50 || name.length < 3) return false
  if (!/^[\p{L}\p{M}\s.,'’‘`´()"“”-]+$/u.test(name) || /,.*,/.test(name)) return false
  if (words.some((word, at) => isNoName(word) && !(at > 0 && /^page$/i.test(word)))) return false
  const capital = words.filter((word) => /^["“('’‘]{0,2}(?:ma?c)?[\p{Lu}\p{Lo}\p{Lt}]/u.test(word))
  const others = words.filter((word) => !capital.includes(word))
  if (capital.length === 0 || others.some((word) => !particles.has(plain(word)))) return false
  if (kindOfHeading(name) !== undefined || soundsLikeTitle(name)) return false
  return (employerScore(name) < 0.8 || isSurnameToo(words)) && placeScore(name) < 0.9
}

function isNoName(word: string): boolean {
  return noName.has(plain(word).replaceAll(/[^\p{L}]/gu, ''))
}

const namesLikeTrades = anyOf(
  /baker|cook|turner|fisher|mason|miner|porter|packer|judge|head|marshal|skipper|sawyer/i,
  /carpenter|gardener|painter|singer|rider|usher|steward|tiler|page|dean|guard|hand/i,
  /butcher|builder|cutter|diver|priest|bishop|chandler|reader|barker/i,
)

const surnames = pattern`^${namesLikeTrades}$`

/** Some firms end in what families are called, too: Emily Sands is a name, and Mineral Sands is none. */
function isSurnameToo([given = '', surname = '', ...others]: readonly string[]): boolean {
  const isOne = /^(?:sands|power|salt|steel|gold|church|mill|port|store|law|shire)$/i.test(surname)
  return isOne && others.length === 0 && employerScore(given) < 0.6 && !ofFirms.test(given)
}

const ofFirms = /^(?:mineral|silica|solar|wind|nuclear|rock|sea|structural|stainless|blue|the)$/i

const givenNames =
  /^(?:dean|mason|carter|porter|sawyer|tyler|tanner|hunter|marshall?|page|major|skipper)$/i

/** Many names were trades once: Emma Baker and Dean Harcourt are names, and Head Chef is not. */
function soundsLikeTitle(name: string): boolean {
  const score = titleScore(name)
  const [given = '', ...others] = name.split(/\s+/)
  if (givenNames.test(given) && others.length > 0 && titleScore(others.join(' ')) < 0.6)
    return false
  return score >= 0.95 || (score >= 0.6 && !surnames.test(name.split(/\s+/).at(-1) ?? ''))
}

/** As names are written in a list: no capitals throughout, the given name first. */
export function nameAsWritten(name: string): string {
  const [surname = '', given] = name.split(/\s*,\s*/)
  const isSurnameFirst = given && !younger.test(given)
  const ordered = isSurnameFirst ? `${given} ${surname}` : name.replace(',', '')
  const close = ordered.replaceAll(/\s+/g, ' ').trim()
  const words = close.split(' ')
  const isShouted = close === close.toUpperCase() || close === close.toLowerCase()
  return words
    .map((word) => {
      const isInitials = /^(?:\p{Lu}\.?){1,2}$/u.test(word) && !isVowelled(word)
      if (younger.test(word)) return 'Jr'
      if (isInitials) return word
      const isWordShouted = /^(?:Mc|Mac)?\p{Lu}[\p{Lu}'’-]+$/u.test(word) && word.length > 2
      return isShouted || isWordShouted ? inTitleCase(word) : word
    })
    .join(' ')
}

/** Of a father and a son of one name, as many are told apart in the Philippines. */
const younger = /^jr\.?$/i

function isVowelled(word: string): boolean {
  return word.length > 1 && !word.includes('.') && /[AEIOUY]/.test(word)
}

function inTitleCase(word: string): string {
  const small = word.toLowerCase()
  if (particles.has(small) && small.length > 1 && !/^(?:al|el|do|di|la|le|st|mac|e|y)$/.test(small))
    return small
  return small
    .replaceAll(
      /(^|[-'’‘("“.])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
}

export function nameTokens(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)
}
