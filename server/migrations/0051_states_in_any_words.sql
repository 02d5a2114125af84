-- A home is found by the name of its state, too: "wa" and "Western Australia" are WA. Whose is told so is read once more.
insert into task (kind, payload, promised_at, due_at)
  select 'read-all-contractors', '{"after": "00000000-0000-0000-0000-000000000000"}', now(), now()
  where exists (
    select from contractor join contractor_reading on contractor_id = contractor.id
    where state is not null and state not in ('NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT')
  );
