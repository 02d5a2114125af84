import { anyOf, pattern } from '../../../../text/any-of.ts'

const words = anyOf(
  /safety|health|medicals?|security|emergency|rescue|environment|general|other|misc\w*|personal/iu,
  /sites?|access|mining|mines?|coal|rail|marine|boats?|ports?|construction|civil|oil (?:and|&) gas|offshore/iu,
  /driving|drivers?|driver['’]?s licen[cs]es?|road|transport|vehicles?|plant|mobile plant|machin(?:es|ery)|operators?/iu,
  /electrical|mechanical|trades?|rigging|lifting|cranes?|high[ -]risk(?: work)?|heights?|explosives|blasting/iu,
  /underground|surface|supervis(?:ion|ory|or)|statutory|leadership|radio|aviation|hospitality/iu,
)

const kind = pattern`^\W*${words}(?:\s*(?:&|and|\/)\s*${words})?\W*$`

/** "Safety", "Site access", "Mobile plant & machinery": of what kind the tickets beside or behind it are. */
export function isKindOfTickets(label: string): boolean {
  return kind.test(label)
}
