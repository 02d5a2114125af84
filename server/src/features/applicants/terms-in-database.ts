import { sql } from 'kysely'
import { firstInstant } from '@headframe/wire'

/** What somebody applied with, by the hour: a day has ten. For queries that look at `job_application`. */
export const hourlyRate = sql<number | null>`(
  job_application.rate / case job_application.rate_type when 'day' then 10 else 1 end
)`

/** The same as `freeFrom` in the wire; nothing where nobody knows. For queries that look at `contractor`. */
export const freeFromInDatabase = sql<Date | null>`case
  when availability is null then null
  when availability >= ${sql.lit(firstInstant)} then to_timestamp(availability)
  when availability = 1 then availability_said_at + interval '1 month'
  when availability = 0.5 then availability_said_at + interval '14 days'
  when availability = 0.2 then availability_said_at + interval '7 days'
  else availability_said_at
end`
