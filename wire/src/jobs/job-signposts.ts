import * as z from 'zod/mini'

/** For so long the counts of signposts may be a little older than they are. */
export const signpostSeconds = 300

/** So many of each kind stand beside a signpost, and on the board. */
export const mostSignposts = 12

/** Leads to the open jobs of a role, of a place, or of both. */
export const signpostLink = z.object({
  /** The last part of its address, such as `diesel-fitter-jobs-in-kalgoorlie`. */
  slug: z.string(),
  /** The role or the place that it differs by. */
  name: z.string(),
  jobs: z.int(),
})
export type SignpostLink = z.output<typeof signpostLink>

const role = z.object({ slug: z.string(), name: z.string() })

/** It lies `where` says: "in the Pilbara". */
const place = z.object({ ...role.shape, where: z.string() })

/** The list of jobs at an address of its own. */
export const jobSignpost = z.object({
  /** The one address that it is read at; whoever asked by another way to say it goes on to this one. */
  slug: z.string(),
  title: z.string(),
  /** One sentence for search engines and shared links. */
  says: z.string(),
  /** The same role anywhere, and the same place for anybody, where the signpost says them. */
  role: z.nullable(role),
  place: z.nullable(place),
  /** What the list of jobs is asked for. */
  wish: z.object({
    occupation: z.optional(z.array(z.string())),
    place: z.optional(z.string()),
    radius: z.optional(z.number()),
  }),
  jobs: z.int(),
  /** Other roles in the same place, and other places with the same role, with what they have open. */
  roles: z.array(signpostLink),
  places: z.array(signpostLink),
})
export type JobSignpost = z.output<typeof jobSignpost>
