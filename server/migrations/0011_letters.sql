-- What was decided is told once it has stood for a while. What whoever applied was told last is known,
-- so that they are not told again.
alter table job_application
  add column tell_at timestamptz,
  add column told_status smallint,
  add column told_reason text;
update job_application set told_status = status, told_reason = reason where decided_at is not null;
create index job_application_to_tell on job_application (tell_at) where tell_at is not null;

-- A letter that is to be sent is due. It is tried until it is sent, refused, or of no use any more.
alter table letter
  add column due_at timestamptz,
  add column tries integer not null default 0,
  add column tried_at timestamptz,
  -- While somebody has it in hand.
  add column taken_at timestamptz,
  add column give_up_at timestamptz,
  -- When the link in it ends.
  add column stale_at timestamptz,
  -- Whom it tells about, as long as it has words: it goes when they go.
  add column about_id uuid references account on delete cascade;
update letter set
    due_at = now(),
    give_up_at = now() + interval '3 days',
    stale_at = promised_at + case kind
      when 'password-reset' then interval '60 minutes'
      when 'admin-link' then interval '15 minutes'
    end
  where sent_at is null and failed_at is null;
alter table letter add constraint letter_due_is_whole
  check (due_at is null or (html is not null and body is not null and give_up_at is not null));
create index letter_due on letter (stale_at, (preference is not null), due_at) where due_at is not null;
create index letter_failed on letter (failed_at) where failed_at is not null and html is not null;
create index letter_about on letter (about_id) where about_id is not null;

-- One row while the mail server is away: since when, and when somebody knocks next.
create table mail_outage (
  is_one boolean primary key default true check (is_one),
  since timestamptz not null,
  knock_at timestamptz not null,
  reason text not null
);
