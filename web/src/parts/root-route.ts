import { createRootRoute } from '@tanstack/react-router'

export type HeaderKind = 'public' | 'contractor' | 'company' | 'staff' | 'admin' | 'blank'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Which header stands above the screens of this route. */
    header?: HeaderKind
    /** The list on its screen, by its name: whoever goes by keyboard can skip to its first row. */
    results?: string
  }
}

/** The trunk that the areas' routes grow from; the app gives it its frame. */
export const rootRoute = createRootRoute()
