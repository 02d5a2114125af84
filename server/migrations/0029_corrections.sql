-- What somebody says instead of what their resume says, or beside it. It outlives every resume.
create table correction (
  id uuid primary key default gen_random_uuid(),
  contractor_id uuid not null references contractor on delete cascade,
  kind text not null check (kind in ('job', 'study', 'skill', 'ticket')),
  -- What was read and is meant, as the last resume says it; null for what it does not say.
  read jsonb,
  -- What stands instead; null for what is hidden.
  said jsonb,
  changed_at timestamptz not null,
  check (read is not null or said is not null)
);

create index correction_by_contractor on correction (contractor_id, changed_at);

-- Facts and text are what counts, corrected. As they were read they stand here, once somebody has corrected them.
alter table resume_reading add column as_read jsonb;

-- What the resume before said, until its owner has looked at the difference.
alter table resume_reading add column before jsonb;
