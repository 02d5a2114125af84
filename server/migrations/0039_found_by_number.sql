-- Whoever rings is found by the number that rings, and a company by its ABN, however either is written.
create or replace function find_account_by_words(named uuid) returns void language sql as $$
  insert into account_words (account_id, audience, created_at, words)
  select account.id, account.audience, account.created_at, concat_ws(E'\n',
    words_of(concat_ws(' ', contractor.first_name, contractor.last_name)),
    words_of(company.name),
    words_of(concat_ws(' ', company.first_name, company.last_name)),
    words_of(account.email),
    words_of(concat_ws(' ', contractor.suburb, contractor.state)),
    words_of(company.office_address),
    words_of(role.name),
    words_of(industry.name),
    words_of(regexp_replace(coalesce(contractor.phone, company.phone), '[^0-9]', '', 'g')),
    words_of(regexp_replace(company.billing_abn, '[^0-9]', '', 'g')),
    words_of(export_code(contractor.id))
  )
  from account
  left join contractor on contractor.id = account.id
  left join company on company.id = account.id
  left join role on role.id = contractor.role_id
  left join industry on industry.id = coalesce(contractor.industry_id, company.industry_id)
  where account.id = named and account.audience in ('company', 'contractor')
  on conflict (account_id) do update set words = excluded.words
  where account_words.words <> excluded.words
$$;

drop trigger contractor_found_by_words on contractor;
drop trigger company_found_by_words on company;

create trigger contractor_found_by_words
  after insert or update of first_name, last_name, suburb, state, role_id, industry_id, phone on contractor
  for each row execute function find_by_words();
create trigger company_found_by_words
  after insert or update of name, first_name, last_name, office_address, industry_id, phone, billing_abn
  on company for each row execute function find_by_words();

do $$ begin
  perform find_account_by_words(id) from account where audience in ('company', 'contractor');
end $$;
