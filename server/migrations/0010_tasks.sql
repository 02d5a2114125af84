-- Work that was promised and is not done, and what has failed for good. What is done has no row.
create table task (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  payload jsonb not null,
  promised_at timestamptz not null,
  -- When it may be taken up. While a worker has it in hand, that is when the worker counts as dead.
  due_at timestamptz not null,
  taken_at timestamptz,
  -- Counted when it is taken up, so that a try which kills its worker counts too.
  tries integer not null default 0,
  -- A chore, whose next round is promised when this one has ended.
  comes_round boolean not null default false,
  failed_at timestamptz,
  -- Why the last try failed.
  failure text
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

create index task_in_line on task (kind, due_at) where failed_at is null;
create index task_by_time on task (due_at) where failed_at is null;
create unique index task_comes_round_once on task (kind) where comes_round and failed_at is null;

-- What was promised to the queue that was in use until now. Chores come round by themselves.
do $$
begin
  if to_regclass('queue.job') is null then
    return;
  end if;
  lock table queue.job in exclusive mode;
  insert into task (kind, payload, promised_at, due_at, tries, failed_at, failure)
    select name, data::jsonb, created_on::timestamptz, start_after::timestamptz,
      case when state::text = 'failed' then 1 else retry_count::integer end,
      case when state::text = 'failed' then coalesce(completed_on::timestamptz, now()) end,
      case when state::text = 'failed' then 'It failed when reasons were not kept yet' end
    from queue.job
    where state::text in ('created', 'retry', 'active', 'failed')
      and name in ('send-letter', 'mail-reset-link', 'mail-sign-in-link', 'read-resume', 'remove-bytes');
  drop schema queue cascade;
end
$$;
