-- An administrator who leaves is let in no more, and what they gave and looked at keeps their name.
alter table account
  add column ended_at timestamptz check (ended_at is null or audience = 'admin');
