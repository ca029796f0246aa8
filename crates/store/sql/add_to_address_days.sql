insert into address_day (day, address, answers)
values (:rows)
on conflict (day, address) do update set answers = address_day.answers + excluded.answers
