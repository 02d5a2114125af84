import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Rolldown } from 'vite'

const root = path.resolve(import.meta.dirname, '..')

const of = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`)
const icons = (...names: string[]) =>
  of('node_modules/lucide-react/dist/esm/icons', ...names.map((name) => `${name}.mjs`))

/**
 * What the screens that people come to from outside have in common, as the files that they load; where a
 * folder stands, all that is in it. Left alone, every screen would be a few dozen small files, and each
 * costs its reader a way there and back; decision 17 has the figures.
 */
const contents: Readonly<Record<string, readonly string[]>> = {
  // The little that all of them have in common. What a form shows comes apart from what it asks the
  // server (`calls`): a long one is seen before it asks.
  pieces: [
    ...of('wire/src', 'options.ts', 'words.ts', 'core/call.ts', 'core/password-length.ts'),
    ...of('web/src/calls', 'outcome.ts', 'part.tsx', 'files/prepare-to-tell.ts'),
    ...of('web/src/forms', 'call-form.tsx', 'fault-if.ts', 'form-store.ts', 'kept-forms.ts'),
    ...of('web/src/forms', 'submit.ts', 'use-stored.ts'),
    ...of('web/src/lib', 'day-text.ts', 'day-words.ts', 'figures.ts'),
    'web/src/parts/lazy-part.tsx',
    ...of('web/src/ui', 'data/banner.tsx', 'data/card.tsx', 'use-media.ts'),
    ...of('web/src/ui/form', 'field.tsx', 'password-input.tsx', 'text-input.tsx'),
    ...icons('arrow-left', 'arrow-right', 'calendar-days', 'check', 'circle-check'),
    ...icons('circle-exclamation-point', 'eye', 'eye-off', 'map-pin', 'sparkles', 'x'),
  ],
  // Asking the server, and judging what is asked.
  calls: [
    'node_modules/zod/',
    ...of('wire/src/core', 'address.ts', 'client.ts', 'fields.ts', 'file-fields.ts', 'judge.ts'),
    ...of('wire/src', 'contractor/person-fields.ts', 'web-address.ts'),
    ...of('web/src/calls', 'client.ts', 'use-asking.ts', 'use-write.ts'),
  ],
  // Reading from the server.
  reads: [
    ...of('web/src/calls', 'ask-ahead.ts', 'use-read.ts', 'use-list.ts', 'use-lookup.ts'),
    ...of('web/src/calls', 'query-client.ts', 'offline/waiting.ts'),
    ...of('wire/src/core', 'lists.ts', 'page-client.ts'),
  ],
  // The picture of this product: large, and on the screens that are seen first.
  contours: ['web/src/ui/layout/contours.tsx'],
  // How small things look: what a list of jobs, a job and a company show of each other.
  looks: [
    ...of('web/src/ui/data', 'avatar.tsx', 'badge.tsx', 'chip.tsx', 'copy-button.tsx'),
    ...of('web/src/ui/data', 'empty-state.tsx', 'moment.tsx', 'pagination.tsx', 'skeleton.tsx'),
    ...of('web/src/ui/form', 'radio-group.tsx', 'search-box.tsx', 'select.tsx'),
    'web/src/ui/overlay/toast.ts',
    ...of('web/src/lib', 'elapsed.ts', 'market-cap.ts', 'product-day.ts'),
    ...icons('bell', 'bookmark', 'calendar-check', 'calendar-range', 'chevron-down'),
    ...icons('chevron-left', 'chevron-right', 'clock', 'list', 'log-out', 'pencil', 'search'),
    ...icons('settings', 'share-2', 'sliders-horizontal', 'trending-up', 'user-plus'),
    ...icons('user-round', 'users', 'wallet'),
  ],
  // What the screens of the job market ask first, and what they say of a job.
  market: [
    ...of('web/src/parts', 'job/', 'list/', 'match/match-strip.tsx', 'structured-data.ts'),
    ...of('web/src/parts', 'map/map-box.tsx', 'map/map-of-place.tsx', 'rich-text/rich-html.tsx'),
    ...of('web/src/parts', 'profile/profile-section.tsx', 'use-kept-focus.ts'),
    ...of(
      'web/src/areas/contractor',
      'job/job-reads.ts',
      'jobs/results/job-card.tsx',
      'jobs/jobs-reads.ts',
    ),
    ...of('web/src/areas/contractor', 'company-page/company-reads.ts', 'recent/recent-jobs.ts'),
    ...of('wire/src', 'reference.ts', 'core/days.ts', 'jobs/contractor-jobs.ts'),
  ],
  // Who is signed in, at the end of a contractor's header.
  account: ['web/src/parts/frame/account-menu.tsx', 'wire/src/contractor/profile.ts'],
  // What stands above what contractors see, and beside every job there.
  contractor: of('web/src/areas/contractor', 'header.tsx', 'saved/save-job-button.tsx'),
  // A list that is searched in words, and shown on a map as well.
  search: [
    ...of('web/src/parts/search', 'did-you-mean.tsx', 'understanding-search-box.tsx'),
    ...of('web/src/parts/search', 'typed-filters.ts', 'ways-out.tsx'),
    ...of('web/src/parts', 'map/map-of-pins.tsx', 'match/order-by-match.tsx'),
    ...of('web/src/ui', 'bring-into-view.ts', 'form/use-growing.ts'),
  ],
  // The list of jobs, whatever it was narrowed down by.
  jobs: of('web/src/areas/contractor', 'jobs/jobs-screen.tsx', 'saved/wish-to-save.ts'),
  // The first step of a long form.
  wizard: [
    ...of('web/src/parts/wizard', 'fields-skeleton.tsx', 'take-up.ts', 'use-wizard.ts'),
    ...of('web/src/parts/new-account', 'new-password-fields.tsx', 'registration-start.tsx'),
  ],
  // The way in, for every audience.
  entrance: [
    ...of('web/src/parts', 'entrance.tsx', 'login.tsx'),
    ...of('web/src/forms', 'by-call.ts', 'use-call-form.ts', 'use-form.ts'),
    'wire/src/sign-in.ts',
  ],
}

/** The first of these files that a module belongs to has it, with all that it imports. */
export const sharedFiles: Rolldown.CodeSplittingGroup[] = Object.entries(contents).map(
  ([name, places]) => {
    const lost = places.find((place) => !existsSync(path.join(root, place)))
    if (lost) throw new Error(`${lost} has gone from where the shared file "${name}" looks for it`)
    const [folders, modules] = [places.filter(isFolder), new Set(places)]
    return {
      name,
      test(id) {
        const place = path.relative(root, id)
        return modules.has(place) || folders.some((folder) => place.startsWith(folder))
      },
    }
  },
)

function isFolder(place: string): boolean {
  return place.endsWith('/')
}
