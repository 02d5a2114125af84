/** From the lightest to the heaviest: whoever holds one may do all before it. */
const ladders: readonly (readonly string[])[] = [
  [
    'Car (C)',
    'Light Rigid (LR)',
    'Medium Rigid (MR)',
    'Heavy Rigid (HR)',
    'Heavy Combination (HC)',
    'Multi Combination (MC)',
  ],
  ['Dogging', 'Basic Rigging', 'Intermediate Rigging', 'Advanced Rigging'],
  ['Elevating Work Platform (EWP)', 'Boom-type Elevating Work Platform'],
  ['Basic Scaffolding', 'Intermediate Scaffolding', 'Advanced Scaffolding'],
]

/** The ticket and all that it stands for. */
export function ticketsCoveredBy(name: string): readonly string[] {
  const ladder = ladders.find((steps) => steps.includes(name))
  return ladder ? ladder.slice(0, ladder.indexOf(name) + 1) : [name]
}

/** Tickets that hold today, with all that they stand for; each by the one that is shown for it. */
export function heldTickets(
  tickets: readonly { readonly name: string; readonly hasExpired: boolean }[],
): ReadonlyMap<string, string> {
  const held = new Map<string, string>()
  for (const { name, hasExpired } of tickets) {
    if (hasExpired) continue
    for (const covered of ticketsCoveredBy(name)) {
      if (!held.has(covered) || covered === name) held.set(covered, name)
    }
  }
  return held
}
