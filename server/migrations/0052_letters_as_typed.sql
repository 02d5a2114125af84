-- Letters of other alphabets as they are typed on a keyboard that lacks them, of a text in small letters without marks:
-- see `folded`.
create function folded_letters(said text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(replace(replace(
    translate(said, 'øłđðħŧı', 'olddhti'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;

-- Its index is made of what it answers.
drop index company_by_name;

-- Bound when it is made: whoever makes an index looks for no names in our schema.
create or replace function words_of(said text) returns text language sql immutable parallel safe return (
  select case folded when '' then '' else ' ' || folded || ' ' end from (
    select btrim(regexp_replace(
      replace(folded_letters(lower(regexp_replace(
        normalize(translate(coalesce(said, ''), '‘’‛′´`ʼ‐‑‒–—−', '''''''''''''''------'), NFKD),
        '[\u0300-\u036f]', '', 'g'
      ))), '''', ''),
      '[\u0001-/:-`{-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f]+', ' ', 'g'
    )) as folded
  ) as one
);

create index company_by_name on company (words_of(name), id);

-- What is kept to be found by.
update account_words set words = folded_letters(words) where words ~ '[øłđðħŧıßæœþ]';
update job set words = folded_letters(words) where words ~ '[øłđðħŧıßæœþ]';
update community set words = folded_letters(words) where words ~ '[øłđðħŧıßæœþ]';
update profile_words set words = folded_letters(words::text)::tsvector
  where words::text ~ '[øłđðħŧıßæœþ]';

-- Keys of words alone: the others hold names of ours.
update saved_search set keys = array(
  select case when key like 'word:%' then folded_letters(key) else key end from unnest(keys) as key
)
where array_to_string(keys, ' ') ~ '[øłđðħŧıßæœþ]';
