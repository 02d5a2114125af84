import { createRootRoute } from '@tanstack/react-router'

export type HeaderKind = 'public' | 'contractor' | 'company' | 'staff' | 'admin' | 'blank'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Which header stands above the screens of this route. */
    header?: HeaderKind
  }
}

/** The trunk that the areas' routes grow from; the app gives it its frame. */
export const rootRoute = createRootRoute()
