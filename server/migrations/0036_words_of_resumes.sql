-- What companies find applicants by: what a resume says as far as whoever reads the profile is shown it, so nothing
-- that its owner hid and no number of a ticket. As those of a posting, the words stand between blanks, without signs,
-- each thing in a line of its own. The last line is of everybody who holds any ticket.
alter table resume_reading add column words text not null generated always as (
  regexp_replace(
    btrim(regexp_replace(
      regexp_replace(
        lower(regexp_replace(
          normalize(
            translate(
              coalesce(current_title, '') || E'\n' || coalesce(current_company, '') || E'\n' || replace((
                jsonb_path_query_array(facts, '$.licences[*].name ? (@.type() == "string")')
                || jsonb_path_query_array(facts, '$.licences[*].machine ? (@.type() == "string")')
                || jsonb_path_query_array(facts, '$.licences[*].issuer ? (@.type() == "string")')
                || jsonb_path_query_array(facts, '$.tags[*].tag ? (@.type() == "string")')
                || jsonb_path_query_array(facts, '$.jobs[*].title ? (@.type() == "string")')
                || jsonb_path_query_array(facts, '$.jobs[*].employer ? (@.type() == "string")')
                || jsonb_path_query_array(facts, '$.jobs[*].place ? (@.type() == "string")')
                || jsonb_path_query_array(facts, '$.studies[*].name ? (@.type() == "string")')
                || jsonb_path_query_array(facts, '$.studies[*].school ? (@.type() == "string")')
              )::text, '", "', E'\n')
              || case when jsonb_path_exists(facts, '$.licences[*]') then E'\ntickets licences licenses' else '' end,
              E'\'\u2018\u2019\u201b\u2032\u00b4\u0060\u02bc', ''
            ), nfkd
          ), '[\u0300-\u036f]', '', 'g'
        )),
        '[\u0001-\u0009\u000b-/:-`{-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f]+', ' ', 'g'
      ),
      '[ \n]*\n[ \n]*', E'\n', 'g'
    ), E' \n'),
    '(?n)^(.+)$', ' \1 ', 'g'
  )
) stored;
