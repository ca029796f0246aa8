//! What is said to people when a call is refused: one text per problem in each language.

use actions::EditionCode;

use crate::problem::Problem;

/// The words for a problem in the language of an edition.
pub(crate) fn text(problem: Problem, edition: EditionCode) -> &'static str {
    match edition {
        EditionCode::Gb => english(problem),
        EditionCode::Pl => polish(problem),
    }
}

fn english(problem: Problem) -> &'static str {
    match problem {
        Problem::SignInNeeded => "Sign in or start as a visitor first.",
        Problem::UnknownUser => "This visitor is not known here. Start again as a new visitor.",
        Problem::TokenInvalid => "Your sign-in is not valid. Please sign in again.",
        Problem::TokenExpired => "Your sign-in session has expired. Please try again.",
        Problem::EmailNotVerified => "Confirm your email address first: we have sent you a message.",
        Problem::IdentityUnavailable => "Signing in does not work at the moment. Please try again in a minute.",
        Problem::NotYours => "This belongs to somebody else.",
        Problem::PremiumNeeded => "This is part of Premium.",
        Problem::WrongPassword => "The email and password you entered don't match.",
        Problem::UnknownCountryCode => "The country code must be GB or PL.",
        Problem::BrokenJson => "The request is not valid JSON.",
        Problem::NotJson => "The request must be JSON: Content-Type application/json.",
        Problem::WrongShape => "Something in the request is missing or is not what it must be.",
        Problem::WrongQuery => "Something in the address is not what it must be.",
        Problem::TooLarge => "The request is too large.",
        Problem::WrongAttemptCount => "A request takes from 1 to 100 answers.",
        Problem::UnknownQuestion => "There is no such question.",
        Problem::MalformedId => "An id must be a UUID made on the device.",
        Problem::MalformedTime => "A time is not a time, or the end is before the beginning.",
        Problem::UnknownMode => "There is no such way of practising.",
        Problem::IdTaken => "This id is already in use for something else.",
        Problem::NotFound => "There is nothing at this address.",
        Problem::MethodNotAllowed => "This address does not take such a request.",
        Problem::WrongOrigin => "This request came from another site and was refused.",
        Problem::TooManyRequests => "Too many requests from your network. Please try again in a few minutes.",
        Problem::NotRelayed => "This call is not passed on.",
        Problem::BackendFailed => "The service cannot be reached at the moment. Please try again in a minute.",
        Problem::BackendTooSlow => "The service did not answer in time. Please try again in a minute.",
        Problem::TooSlow => "This took too long. Please try again.",
        Problem::NotReady => "The service is starting. Please try again in a minute.",
        Problem::Internal => "Something went wrong on our side. Please try again.",
    }
}

fn polish(problem: Problem) -> &'static str {
    match problem {
        Problem::SignInNeeded => "Najpierw zaloguj się albo zacznij jako gość.",
        Problem::UnknownUser => "Nie znamy tego gościa. Zacznij ponownie jako nowy gość.",
        Problem::TokenInvalid => "Twoje logowanie jest nieważne. Zaloguj się ponownie.",
        Problem::TokenExpired => "Twoja sesja wygasła. Spróbuj ponownie.",
        Problem::EmailNotVerified => "Najpierw potwierdź swój adres e-mail: wysłaliśmy do ciebie wiadomość.",
        Problem::IdentityUnavailable => "Logowanie chwilowo nie działa. Spróbuj ponownie za minutę.",
        Problem::NotYours => "To należy do kogoś innego.",
        Problem::PremiumNeeded => "To jest część Premium.",
        Problem::WrongPassword => "Podany adres e-mail i hasło nie pasują do siebie.",
        Problem::UnknownCountryCode => "Kod kraju musi być GB albo PL.",
        Problem::BrokenJson => "Zapytanie nie jest poprawnym dokumentem JSON.",
        Problem::NotJson => "Zapytanie musi być w formacie JSON: Content-Type application/json.",
        Problem::WrongShape => "W zapytaniu czegoś brakuje albo coś jest nie takie, jak powinno.",
        Problem::WrongQuery => "Coś w adresie jest nie takie, jak powinno.",
        Problem::TooLarge => "Zapytanie jest za duże.",
        Problem::WrongAttemptCount => "W jednym zapytaniu może być od 1 do 100 odpowiedzi.",
        Problem::UnknownQuestion => "Nie ma takiego pytania.",
        Problem::MalformedId => "Identyfikator musi być numerem UUID utworzonym na urządzeniu.",
        Problem::MalformedTime => "Podany czas jest niepoprawny albo koniec jest przed początkiem.",
        Problem::UnknownMode => "Nie ma takiego trybu nauki.",
        Problem::IdTaken => "Ten identyfikator jest już użyty do czegoś innego.",
        Problem::NotFound => "Pod tym adresem niczego nie ma.",
        Problem::MethodNotAllowed => "Ten adres nie przyjmuje takich zapytań.",
        Problem::WrongOrigin => "To zapytanie przyszło z innej witryny i zostało odrzucone.",
        Problem::TooManyRequests => "Za dużo zapytań z twojej sieci. Spróbuj ponownie za kilka minut.",
        Problem::NotRelayed => "Tego wywołania nie przekazujemy dalej.",
        Problem::BackendFailed => "Serwis jest chwilowo nieosiągalny. Spróbuj ponownie za minutę.",
        Problem::BackendTooSlow => "Serwis nie odpowiedział na czas. Spróbuj ponownie za minutę.",
        Problem::TooSlow => "To trwało za długo. Spróbuj ponownie.",
        Problem::NotReady => "Serwis się uruchamia. Spróbuj ponownie za minutę.",
        Problem::Internal => "Coś poszło nie tak po naszej stronie. Spróbuj ponownie.",
    }
}
