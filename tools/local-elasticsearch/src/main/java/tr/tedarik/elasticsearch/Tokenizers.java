package tr.tedarik.elasticsearch;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.core.KeywordTokenizer;
import org.apache.lucene.analysis.core.WhitespaceTokenizer;
import org.apache.lucene.analysis.ngram.EdgeNGramTokenizer;
import org.apache.lucene.analysis.ngram.NGramTokenizer;
import org.apache.lucene.analysis.pattern.PatternTokenizer;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.index.analysis.TokenizerFactory;
import org.elasticsearch.indices.analysis.AnalysisModule.AnalysisProvider;

/** Tokenizers with the names that Elasticsearch gives them; `standard` is part of the server's core. */
final class Tokenizers {
    static final Map<String, AnalysisProvider<TokenizerFactory>> BY_NAME = Map.of(
        "keyword", tokenizer(settings -> KeywordTokenizer::new),
        "whitespace", tokenizer(settings -> WhitespaceTokenizer::new),
        "pattern", tokenizer(Tokenizers::pattern),
        "edge_ngram", tokenizer(Tokenizers::edgeNgram),
        "ngram", tokenizer(Tokenizers::ngram));

    private Tokenizers() {}

    private static AnalysisProvider<TokenizerFactory> tokenizer(Function<Settings, Supplier<Tokenizer>> make) {
        return (index, environment, name, settings) -> TokenizerFactory.newFactory(name, make.apply(settings));
    }

    private static Supplier<Tokenizer> pattern(Settings settings) {
        Pattern pattern = Pattern.compile(settings.get("pattern", "\\W+"));
        int group = settings.getAsInt("group", -1);
        return () -> new PatternTokenizer(pattern, group);
    }

    private static Supplier<Tokenizer> edgeNgram(Settings settings) {
        int min = settings.getAsInt("min_gram", 1);
        int max = settings.getAsInt("max_gram", 2);
        IntPredicate kept = tokenChars(settings);
        return () -> new EdgeNGramTokenizer(min, max) {
            @Override
            protected boolean isTokenChar(int character) {
                return kept.test(character);
            }
        };
    }

    private static Supplier<Tokenizer> ngram(Settings settings) {
        int min = settings.getAsInt("min_gram", 1);
        int max = settings.getAsInt("max_gram", 2);
        IntPredicate kept = tokenChars(settings);
        return () -> new NGramTokenizer(min, max) {
            @Override
            protected boolean isTokenChar(int character) {
                return kept.test(character);
            }
        };
    }

    private static IntPredicate tokenChars(Settings settings) {
        List<IntPredicate> classes = settings.getAsList("token_chars").stream().map(Tokenizers::characterClass).toList();
        return character -> classes.isEmpty() || classes.stream().anyMatch(one -> one.test(character));
    }

    private static IntPredicate characterClass(String name) {
        return switch (name) {
            case "letter" -> Character::isLetter;
            case "digit" -> Character::isDigit;
            case "whitespace" -> Character::isWhitespace;
            default -> throw TokenFilters.unsupported("token_chars", name);
        };
    }
}
