-- The day on which the first of somebody's tickets ends: behind it the order of their lists is made anew.
alter table contractor_reading add next_end date;
create index contractor_reading_next_end on contractor_reading (next_end) where next_end is not null;

-- What is kept of a ticket is its last day now, and no more whether it is over: everybody is read once more.
insert into task (kind, payload, promised_at, due_at)
  select 'read-all-contractors', '{"after": "00000000-0000-0000-0000-000000000000"}', now(), now()
  where exists (select from contractor_reading);
