import { plain } from '../text/plain.ts'

const mostWords = 80

/**
 * The words of a text that say something about the work, each once, by their stems. Words about who
 * somebody is are never among them, whatever a posting says of them.
 */
export function contentWords(text: string, most = mostWords): string[] {
  const found = new Set<string>()
  for (const word of plain(text).match(/[a-z][a-z0-9+#]{3,}/g) ?? []) {
    const stem = stemOf(word)
    if (!usual.has(word) && !usual.has(stem) && !aboutWho.has(stem)) found.add(stem)
    if (found.size >= most) break
  }
  return [...found]
}

/** Rough, and the same for both sides. */
function stemOf(word: string): string {
  return word.replace(/(?:ations?|ating|ings?|ers?|ors?|ies|ed|es|s|e|y)$/, '')
}

/** What every advertisement and every resume says. */
const usual = new Set(
  `about above accept across additional advantage also always among and annual any applicant application
  apply approach area around asap ask assist attitude australia australian available base based become been
  begin being believe benefit best between both bring build business camp candidate career chance client
  closely come commence communicate communication company competitive complete condition contact contract
  contractor could culture current daily date day days degree deliver demonstrate description desirable detail
  duties each employ employee employer employment encourage ensure environment equal essential etc every
  excellent experience experienced field fifo flexible flight follow from full give good great group have help
  high hold hour hours ideal immediate include including individual industry interest into join just keep
  knowledge large late lead learn level like link list live located location long look made maintain make
  manage many meet member mine mining minimum month more most move must need night north offer office ongoing
  only open opportunity order organisation other over own part passion people per perform performance period
  permanent person perth plan please position possess prefer preferred previous process produce professional
  project proven provide qualification qualified range rate reference regard related relevant report require
  requirement resource resume right role roster safe safely safety same seek select self send set shift short
  should show similar site skill solid some soon standard start state strong such successful suit support system
  take task team than that their them then there these they this through time today together tool total toward
  train trained travel type under understand upon used using usual value various very want week weekly welcome
  well were western what when where which while will with within work worked working world would year years
  your`.split(/\s+/),
)

/** Sex, age, family, belief, origin and schooling are never compared. */
const aboutWho = new Set(
  `woman women female male lady ladies gentleman mother father mum dad parent parental maternit paternit
  pregnan married single divorc husband wife partner child childr kid famil carer care gender trans
  aborigin torres strait islander indigenous nationalit ethnic race relig church christian muslim hindu
  jewish catholic mosque temple birth born aged young mature retire school college universit
  bachel graduat`
    .split(/\s+/)
    .map(stemOf),
)
