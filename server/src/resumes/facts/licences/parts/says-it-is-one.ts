import { licencesIn } from '../names/find-licences.ts'

/** "Kibble pass", "Cat 3 medical": a name that says of itself what paper it is. */
export const isPaper =
  /^(?=\p{Lu}).*\b(?:tickets?|licen[cs]es?|cards?|certificates?|medicals?|inductions?|permits?|pass(?:es|ports?)?|clearances?|checks?|screen(?:ing)?s?)\b/iu

/** "A self-rescuer refresher from February 2026", and neither a trainer nor when it is checked next. */
export function saysItIsOne(piece: string): boolean {
  const isSaid = isPaper.test(piece) || /\brefresher\b/i.test(piece)
  return licencesIn(piece, true).length > 0 || (isSaid && !/^next\b/i.test(piece))
}
