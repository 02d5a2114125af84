/**
 * How the document was come to: "navigate" by a link or an address, "reload" or "back_forward" where
 * the browser takes its reader back to where they were.
 */
export function arrival(): NavigationTimingType | undefined {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming ? visit.type : undefined
}
